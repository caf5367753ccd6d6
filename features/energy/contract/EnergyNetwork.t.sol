// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {Vm} from "../../../platform/contracts/TestBase.t.sol";
import {IStakeOps} from "./IStakeOps.sol";

address constant NETWORK = address(uint160(uint256(keccak256("energy network"))));

/// @dev A cheat code of forge's.
interface Etcher {
    function etch(address account, bytes calldata code) external;
}

/// @dev Puts the doubles where TRON has its own.
/// @param stakeOps Where the factory made its own.
function beNetwork(address stakeOps) {
    Etcher etcher = Etcher(address(uint160(uint256(keccak256("hevm cheat code")))));
    etcher.etch(NETWORK, type(EnergyNetwork).runtimeCode);
    etcher.etch(stakeOps, type(StakeOpsDouble).runtimeCode);
    for (uint160 at = 0x100000b; at <= 0x100000f; ++at) {
        etcher.etch(address(at), type(PrecompiledDouble).runtimeCode);
    }
    etcher.etch(address(0x1000014), type(PrecompiledDouble).runtimeCode);
}

/// @dev TRON's stakes for energy, whose operations and precompiled contracts forge does not have. The words of the
/// network's own nodes: `frozen` is staked and not lent. StakeScript.t.sol runs on both, and must end alike.
contract EnergyNetwork {
    Vm private constant _VM = Vm(address(uint160(uint256(keccak256("hevm cheat code")))));

    struct Unfreezing {
        uint256 sun;
        uint256 time;
    }

    struct Account {
        uint256 frozen;
        uint256 lent;
        uint256 used;
        uint256 usedAt;
        Unfreezing[] unfreezing;
    }

    uint256 public limit;
    uint256 public weight;
    /// @dev Operations answer 0.
    bool public refuses;
    mapping(address => Account) private _accounts;
    mapping(address owner => mapping(address receiver => uint256)) public loans;
    mapping(address receiver => bool) private _usesUp;

    function set(uint256 limit_, uint256 weight_) external {
        (limit, weight) = (limit_, weight_);
    }

    function refuse(bool does) external {
        refuses = does;
    }

    /// @dev From now on what comes back from a receiver was used up a moment ago.
    function useUp(address receiver) external {
        _usesUp[receiver] = true;
    }

    // ---- Operations: false where TRON's answer 0

    function freeze() external payable returns (bool) {
        if (refuses || msg.value < 1e6) return false;
        Account storage own = _accounts[msg.sender];
        uint256 before = (own.frozen + own.lent) / 1e6;
        own.frozen += msg.value;
        weight += (own.frozen + own.lent) / 1e6 - before;
        return true;
    }

    function unfreeze(uint256 sun) external returns (bool) {
        Account storage own = _accounts[msg.sender];
        if (refuses || sun == 0 || sun > own.frozen || exitsLeft(msg.sender) == 0) return false;
        uint256 before = (own.frozen + own.lent) / 1e6;
        _payOut(msg.sender);
        own.frozen -= sun;
        weight -= before - (own.frozen + own.lent) / 1e6;
        own.unfreezing.push(Unfreezing(sun, _VM.getBlockTimestamp() + 14 days));
        return true;
    }

    function withdraw() external {
        _payOut(msg.sender);
    }

    function delegate(address receiver, uint256 sun) external returns (bool) {
        Account storage own = _accounts[msg.sender];
        if (refuses || sun < 1e6 || sun > lendable(msg.sender) || receiver.code.length > 0) return false;
        if (receiver.balance == 0 || receiver == msg.sender) return false;
        (own.frozen, own.lent) = (own.frozen - sun, own.lent + sun);
        loans[msg.sender][receiver] += sun;
        return true;
    }

    function undelegate(address receiver, uint256 sun) external returns (bool) {
        Account storage own = _accounts[msg.sender];
        if (refuses || sun == 0 || sun > loans[msg.sender][receiver]) return false;
        loans[msg.sender][receiver] -= sun;
        (own.frozen, own.lent) = (own.frozen + sun, own.lent - sun);
        if (_usesUp[receiver]) (own.used, own.usedAt) = (used(msg.sender) + sun, _VM.getBlockTimestamp());
        return true;
    }

    function _payOut(address account) private {
        Account storage own = _accounts[account];
        uint256 sun = unfreezing(account, _VM.getBlockTimestamp());
        if (sun == 0) return;
        _VM.deal(account, account.balance + sun);
        _VM.deal(address(this), address(this).balance - sun);
        Unfreezing[] memory all = own.unfreezing;
        delete own.unfreezing;
        for (uint256 i; i < all.length; ++i) {
            if (all[i].time > _VM.getBlockTimestamp()) own.unfreezing.push(all[i]);
        }
    }

    // ---- What the precompiled contracts answer

    function answer(uint256 number, address account, uint256 second) external view returns (uint256) {
        if (number == 0x100000b) return parameter(uint256(uint160(account)));
        if (number == 0x100000c) return exitsLeft(account);
        if (number == 0x100000d) return _accounts[account].frozen;
        if (number == 0x100000e) return unfreezing(account, second);
        if (number == 0x100000f) return lendable(account);
        return _accounts[account].lent;
    }

    function parameter(uint256 key) public view returns (uint256) {
        if (key == 3) return 14;
        return key == 1 ? limit : weight;
    }

    function exitsLeft(address account) public view returns (uint256) {
        Unfreezing[] storage all = _accounts[account].unfreezing;
        uint256 waiting;
        for (uint256 i; i < all.length; ++i) if (all[i].time > _VM.getBlockTimestamp()) ++waiting;
        return 32 - waiting;
    }

    function unfreezing(address account, uint256 time) public view returns (uint256 sun) {
        Unfreezing[] storage all = _accounts[account].unfreezing;
        for (uint256 i; i < all.length; ++i) if (all[i].time <= time) sun += all[i].sun;
    }

    function lendable(address account) public view returns (uint256) {
        Account storage own = _accounts[account];
        uint256 tied = used(account);
        return own.frozen > tied ? own.frozen - tied : 0;
    }

    /// @dev Recovers in 24 hours.
    function used(address account) public view returns (uint256) {
        Account storage own = _accounts[account];
        uint256 passed = _VM.getBlockTimestamp() - own.usedAt;
        return passed < 1 days ? (own.used * (1 days - passed)) / 1 days : 0;
    }
}

/// @dev In the place of StakeOps.yul.txt: run by the lender, for the lender.
contract StakeOpsDouble is IStakeOps {
    EnergyNetwork private constant _NETWORK = EnergyNetwork(NETWORK);

    function freeze(uint256 sun) external payable {
        must(_NETWORK.freeze{value: sun}());
    }

    function unfreeze(uint256 sun) external {
        must(_NETWORK.unfreeze(sun));
    }

    function withdraw() external {
        _NETWORK.withdraw();
    }

    function delegate(address receiver, uint256 sun) external payable {
        must(_NETWORK.delegate(receiver, sun));
    }

    function undelegate(address receiver, uint256 sun) external {
        must(_NETWORK.undelegate(receiver, sun));
    }

    function must(bool done) private pure {
        assembly ("memory-safe") {
            if iszero(done) { revert(0, 0) }
        }
    }
}

/// @dev In the place of TRON's precompiled contracts about stakes.
contract PrecompiledDouble {
    fallback(bytes calldata input) external returns (bytes memory) {
        address account = address(uint160(uint256(bytes32(input[:32]))));
        uint256 second = input.length > 32 ? uint256(bytes32(input[32:64])) : 0;
        return abi.encode(EnergyNetwork(NETWORK).answer(uint160(address(this)), account, second));
    }
}
