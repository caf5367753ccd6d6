// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {OddToken} from "../../platform/contracts/OddToken.t.sol";
import {Vm} from "../../platform/contracts/TestBase.t.sol";
import {Book, Part} from "./Part.t.sol";
import {Product} from "./Product.t.sol";
import {RandomCall, VmJson} from "./RandomCall.t.sol";
import {Rogue} from "./Rogue.t.sol";

/// @title Attackers and keys call any public function of any contract, with any arguments.
contract AttackActions is Part, RandomCall {
    OddToken private immutable odd;

    /// @dev Each with the key of a role there; what that key can do is an action of the feature's own.
    struct Target {
        address at;
        address key;
        string[] functions;
    }

    Target[] private _targets;
    address[] private _coins;
    /// @dev How many calls came to something.
    uint256 public done;

    constructor(Book book_, Product memory p) Part(book_) {
        odd = p.odd;
        add(address(p.team), "Team", address(0));
        add(address(p.splitter), "FeeSplitter", address(0));
        add(address(p.distributor), "RewardDistributor", BUILDER);
        add(address(p.cards), "Cards", address(0));
        add(address(p.market), "CardMarket", address(0));
        add(address(p.boxes), "BlindBoxes", OPERATOR);
        add(address(p.lp), "LpStaking", address(0));
        add(address(p.purchases), "LpPurchases", address(0));
        add(address(p.terms), "TermStaking", address(0));
        add(address(p.withdrawal), "StagedWithdrawal", MANAGER);
        add(address(p.lockA), "LockA", address(0));
        add(address(p.lockB), "LockB", MANAGER);
        add(address(p.burning), "BurnMining", address(0));
        add(p.burning.vault(), "RewardVault", address(0));
        add(address(p.otc), "Otc", address(0));
        add(address(p.registry), "RwaRegistry", MANAGER);
        add(address(p.assets[0]), "RwaAsset", GUARDIAN);
        add(address(p.assets[2]), "RwaAsset", GUARDIAN);
        add(address(p.assets[3]), "RwaAsset", GUARDIAN);
        add(address(p.stakes), "VoteStake", address(0));
        add(address(p.dao), "Dao", address(0));
        add(address(p.timelock), "DaoTimelock", address(0));
        add(address(p.pool), "DaoPool", address(0));
        add(address(p.energy), "LenderFactory", address(0));
        add(address(p.lenders[0]), "Lender", address(0));
        add(address(p.lenders[2]), "Lender", address(0));
        add(p.lp.vault(), "RewardVault", address(0));
        add(p.purchases.vault(), "RewardVault", address(0));
        add(p.terms.vault(), "RewardVault", address(0));
        add(address(p.launches), "TokenFactory", MANAGER);
        add(address(p.sales[0]), "Sale", address(0));
        add(address(p.sales[2]), "Sale", address(0));
        add(address(p.sales[5]), "Sale", address(0));
        add(p.sales[5].token(), "LaunchToken", address(0));
        add(address(p.factory), "PairFactory", address(0));
        add(address(p.router), "Router", address(0));
        add(address(p.zap), "Zap", address(0));
        add(address(p.oracle), "TwapOracle", address(0));
        add(address(p.tesPair), "Pair", address(0));
        add(address(p.trxPair), "Pair", address(0));
        _coins = [TRX, address(p.usdt), address(p.tes), address(p.tesPair), address(p.trxPair)];
        know(_coins);
        know([address(p.odd), address(p.wtrx), ROOT, FUND, OPERATOR]);
        for (uint256 i; i < HONEST; ++i) know(honest(i));
        for (uint256 i; i < ATTACKERS; ++i) know(attacker(i));
    }

    function actions() external pure override returns (bytes4[] memory all) {
        all = new bytes4[](14);
        for (uint256 i; i < 12; ++i) all[i] = this.attack.selector;
        (all[12], all[13]) = (this.changeMood.selector, this.changeCoin.selector);
    }

    // ---- Actions

    function attack(uint256 which, uint256 who, uint256 value, uint256 seed) external recorded {
        (address at, address key, bytes memory data) = random(which, seed);
        address caller = [attacker(who), attacker(who / 4), OPERATOR, BUILDER, GUARDIAN, MANAGER][who % 6];
        if (caller == key || (caller == GUARDIAN && key == BUILDER)) caller = attacker(who);
        value = value % 4 == 0 ? some(value, 1_000e6) : 0;
        vm.deal(caller, caller.balance + value);
        vm.prank(caller);
        (bool did,) = at.call{value: value, gas: 8_000_000}(data);
        if (did) ++done;
        else drop();
        readLogs();
        for (uint256 i; i < HONEST; ++i) {
            for (uint256 j; j < _coins.length; ++j) book.acceptGift(honest(i), _coins[j]);
        }
    }

    /// @dev What a contract of the attackers does when TRX or coins reach it.
    function changeMood(uint256 who, uint256 mood, uint256 which, uint256 seed) external recorded {
        (address at,, bytes memory data) = random(which, seed);
        Rogue(payable(attacker(who % 2))).set(mood % 5, at, data);
    }

    /// @dev What the odd coin does in its next transfers.
    function changeCoin(uint256 keeps, uint256 habit, uint256 which, uint256 seed) external recorded {
        odd.setHabits(keeps % 3 == 0 ? keeps % 30 : 0, habit % 7 == 1 ? habit % 1e9 : 0, habit % 5 == 0, habit % 5 == 1);
        (address at,, bytes memory data) = random(which, seed);
        Rogue(payable(attacker(0))).set(habit % 4 == 0 ? 4 : 0, at, data);
        bytes memory call = abi.encodeCall(Rogue.callBack, ());
        odd.callInTransfer(habit % 3 == 0 ? attacker(0) : address(0), call);
    }

    function leave(address, bool) external override {}

    function read(Vm.Log calldata) external override {}

    // ---- Inside

    function add(address at, string memory name, address key) private {
        string memory path = string.concat("build/forge/out/", name, ".sol/", name, ".json");
        string[] memory functions = VmJson(address(vm)).parseJsonKeys(vm.readFile(path), ".methodIdentifiers");
        _targets.push(Target(at, key, functions));
    }

    function random(uint256 which, uint256 seed) private view returns (address at, address key, bytes memory data) {
        Target storage target = _targets[which % _targets.length];
        string storage text = target.functions[(which >> 16) % target.functions.length];
        return (target.at, target.key, encode(text, seed));
    }
}
