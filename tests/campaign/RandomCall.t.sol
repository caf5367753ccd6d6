// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @dev The cheat code that lists a contract's functions, from what the compiler made of it.
interface VmJson {
    function parseJsonKeys(string calldata json, string calldata key) external pure returns (string[] memory keys);
}

/// @title Arguments for any function, from its signature and a seed.
abstract contract RandomCall {
    address[] private _known;

    function know(address one) internal {
        _known.push(one);
    }

    function know(address[] memory accounts) internal {
        for (uint256 i; i < accounts.length; ++i) _known.push(accounts[i]);
    }

    function know(address[5] memory accounts) internal {
        for (uint256 i; i < accounts.length; ++i) _known.push(accounts[i]);
    }

    /// @param signature "buy(uint256,uint256)"
    function encode(string memory signature, uint256 seed) internal view returns (bytes memory) {
        string[] memory types = typesOf(bytes(signature));
        bytes memory head;
        bytes memory tail;
        for (uint256 i; i < types.length; ++i) {
            (bool inTail, bytes memory value) = valueOf(types[i], uint256(keccak256(abi.encode(seed, i))));
            head = bytes.concat(head, inTail ? abi.encode(32 * types.length + tail.length) : value);
            if (inTail) tail = bytes.concat(tail, value);
        }
        return bytes.concat(bytes4(keccak256(bytes(signature))), head, tail);
    }

    function valueOf(string memory type_, uint256 seed) private view returns (bool inTail, bytes memory) {
        bytes32 kind = keccak256(bytes(type_));
        if (kind == keccak256("address")) return (false, abi.encode(account(seed)));
        if (kind == keccak256("bool")) return (false, abi.encode(seed % 2));
        if (kind == keccak256("uint256[]")) return (true, list(seed, false));
        if (kind == keccak256("address[]")) return (true, list(seed, true));
        if (kind == keccak256("bytes") || kind == keccak256("string")) {
            // For a pool: what a borrower pays back, in percent.
            bytes memory data = seed % 2 == 0 ? bytes("") : abi.encode(account(seed >> 8), account(seed >> 16), 90 + seed % 20);
            bytes memory padded = abi.encode(data);
            return (true, slice(padded, 32));
        }
        if (bytes(type_)[0] == "b" && bytes(type_)[bytes(type_).length - 1] != "]") return (false, abi.encode(bytes20(bytes32(seed))));
        if (bytes(type_)[bytes(type_).length - 1] == "]") return (true, abi.encode(0));
        return (false, abi.encode(number(seed)));
    }

    function account(uint256 seed) private view returns (address) {
        return _known[(seed >> 4) % _known.length];
    }

    /// @dev Numbers of cards, offers and stakes; of boxes and requests; amounts; times; the ends.
    function number(uint256 seed) private view returns (uint256) {
        uint256 any = seed >> 8;
        if (seed % 8 < 3) return any % 61;
        if (seed % 8 == 3) return ((1 + any % 2) << 32) + (any >> 8) % 24;
        if (seed % 8 == 4) return any % 10 ** (any % 26);
        if (seed % 8 == 5) return block.timestamp + any % 40 days;
        if (seed % 8 == 6) return [uint256(7), 90, 7 days, 30 days][any % 4];
        return [uint256(0), type(uint256).max, type(uint96).max, type(uint128).max][any % 4];
    }

    function list(uint256 seed, bool ofAccounts) private view returns (bytes memory data) {
        uint256 length = seed % 4;
        data = abi.encode(length);
        for (uint256 i; i < length; ++i) {
            uint256 next = uint256(keccak256(abi.encode(seed, i)));
            data = bytes.concat(data, ofAccounts ? abi.encode(account(next)) : abi.encode(number(next)));
        }
    }

    function typesOf(bytes memory text) private pure returns (string[] memory types) {
        uint256 count;
        for (uint256 i; i < text.length; ++i) if (text[i] == ",") ++count;
        bool none = text[text.length - 2] == "(";
        types = new string[](none ? 0 : count + 1);
        bytes memory part;
        count = 0;
        bool inside;
        for (uint256 i; i < text.length && !none; ++i) {
            if (inside && (text[i] == "," || text[i] == ")")) {
                types[count++] = string(part);
                part = "";
            } else if (inside) {
                part = bytes.concat(part, text[i]);
            } else {
                inside = text[i] == "(";
            }
        }
    }

    function slice(bytes memory data, uint256 from) private pure returns (bytes memory rest) {
        rest = new bytes(data.length - from);
        for (uint256 i; i < rest.length; ++i) rest[i] = data[from + i];
    }
}
