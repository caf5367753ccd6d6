// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {ITRC20} from "@openzeppelin/tron-contracts/interfaces/ITRC20.sol";
import {IZap} from "../../features/exchange/contract/IZap.sol";
import {TestBase, Vm} from "../../platform/contracts/TestBase.t.sol";
import {People} from "./People.t.sol";
import {Rogue} from "./Rogue.t.sol";

/// @title The books of the campaign, kept outside of the contracts: what every account paid and received.
/// @notice Each part reads the events of its contracts and enters what they state; balances are then compared with it.
/// What the coins and the contracts record is never read.
contract Book is TestBase, People {
    uint256 public calls;
    /// @dev Who reads the events of a contract.
    mapping(address emitter => Part) private _readers;
    /// @dev By account and coin: received less paid. A contract of the product is an account too.
    mapping(address account => mapping(address coin => int256)) private _moved;
    mapping(address account => mapping(address coin => uint256)) private _start;
    /// @dev The most that an honest user allowed in the call that runs.
    mapping(address user => mapping(address coin => uint256)) private _signed;
    address[2][] private _opened;
    address private _signer;
    address[] private _signedCoins;

    function register(address emitter, Part reader) external {
        _readers[emitter] = reader;
    }

    /// @dev One whose balances are compared.
    function open(address account, address coin) external {
        _opened.push([account, coin]);
    }

    /// @dev From now on a balance must be what it is plus what moves.
    function begin() external {
        for (uint256 i; i < _opened.length; ++i) {
            (address account, address coin) = (_opened[i][0], _opened[i][1]);
            (_start[account][coin], _moved[account][coin]) = (balanceOf(account, coin), 0);
        }
    }

    function sign(address user, address coin, uint256 most) external {
        _signed[user][coin] = most;
        _signer = user;
        _signedCoins.push(coin);
    }

    /// @dev The events of one call, in their order; then no signature holds any more.
    function read(Vm.Log[] calldata logs) external {
        ++calls;
        bool[] memory undone = undoneOf(logs);
        for (uint256 i; i < logs.length; ++i) {
            if (undone[i]) continue;
            Part reader = _readers[logs[i].emitter];
            if (address(reader) != address(0)) reader.read(logs[i]);
        }
        for (uint256 i; i < _signedCoins.length; ++i) _signed[_signer][_signedCoins[i]] = 0;
        delete _signedCoins;
    }

    function move(address from, address to, address coin, uint256 amount) external {
        if (isHonest(from)) {
            vm.assertGe(_signed[from][coin], amount, "law 4: more than was signed was taken");
            _signed[from][coin] -= amount;
        }
        _moved[from][coin] -= int256(amount);
        _moved[to][coin] += int256(amount);
    }

    /// @dev What strangers gave, by a call of theirs.
    function acceptGift(address account, address coin) external {
        int256 gift = int256(balanceOf(account, coin)) - int256(_start[account][coin]) - _moved[account][coin];
        if (gift > 0) _moved[account][coin] += gift;
    }

    function check(address account, address coin, string calldata law) external view {
        uint256 expected = uint256(int256(_start[account][coin]) + _moved[account][coin]);
        vm.assertEq(balanceOf(account, coin), expected, law);
    }

    /// @dev forge records events of calls that failed too; an attacker's contract marks where its own did.
    function undoneOf(Vm.Log[] calldata logs) private pure returns (bool[] memory undone) {
        undone = new bool[](logs.length);
        uint256[] memory begun = new uint256[](logs.length);
        uint256 depth;
        for (uint256 i; i < logs.length; ++i) {
            if (logs[i].topics.length == 0) continue;
            if (logs[i].topics[0] == Rogue.Begun.selector) begun[depth++] = i;
            if (logs[i].topics[0] != Rogue.Ended.selector) continue;
            uint256 from = begun[--depth];
            if (abi.decode(logs[i].data, (bool))) continue;
            for (uint256 j = from; j < i; ++j) undone[j] = true;
        }
    }

    function balanceOf(address account, address coin) public view returns (uint256) {
        return coin == address(0) ? account.balance : ITRC20(coin).balanceOf(account);
    }
}

/// @title What a feature adds to the campaign.
/// @notice `actions`: what users and attackers do. `read`: what each event of its contracts moves, and the rules that it
/// must keep. `check`: what its contracts owe lies there. `leave`: one user takes everything out.
abstract contract Part is TestBase, People {
    address internal constant TRX = address(0);
    uint256 internal constant NEVER = type(uint256).max;

    Book internal immutable book;

    constructor(Book book_) {
        book = book_;
    }

    /// @dev Around each action: what it did is read from its events.
    modifier recorded() {
        vm.recordLogs();
        _;
        readLogs();
    }

    function actions() external pure virtual returns (bytes4[] memory);

    function read(Vm.Log calldata log) external virtual;

    function check() external view virtual {}

    /// @param atTerm All terms are over, and all blocks and days that anything waits for.
    function leave(address user, bool atTerm) external virtual;

    // ---- For the parts

    function readLogs() internal {
        book.read(vm.getRecordedLogs());
    }

    /// @dev What the call that failed had emitted never was.
    function drop() internal {
        vm.getRecordedLogs();
    }

    /// @dev As `user`, with an allowance of a number of coins for the next call: a wallet, or a contract that an
    /// account calls.
    function as_(address user, address coin, uint256 most) internal {
        book.sign(user, coin, most);
        vm.prank(user, user.code.length == 0 ? user : address(1));
    }

    /// @dev The liquidity that `Zap` states for an amount; 0 where it refuses.
    function quoteOf(address zap, address pair, address coin, uint256 amount) internal view returns (uint256) {
        (bool done, bytes memory answer) = zap.staticcall(abi.encodeCall(IZap.quote, (pair, coin, amount)));
        return done ? abi.decode(answer, (uint256)) : 0;
    }

    function word(Vm.Log calldata log, uint256 index) internal pure returns (uint256) {
        return uint256(bytes32(log.data[32 * index:32 * index + 32]));
    }

    function addressAt(Vm.Log calldata log, uint256 index) internal pure returns (address) {
        return address(uint160(word(log, index)));
    }

    /// @dev Of an indexed argument, from 1.
    function topic(Vm.Log calldata log, uint256 index) internal pure returns (address) {
        return address(uint160(uint256(log.topics[index])));
    }

    function one(uint256 id) internal pure returns (uint256[] memory ids) {
        ids = new uint256[](1);
        ids[0] = id;
    }

    /// @dev Each order of magnitude up to `most` as often as any other.
    function some(uint256 any, uint256 most) internal pure returns (uint256) {
        return bound(any >> 8, 1, most / 10 ** (any % 256 % 7) + 1);
    }
}
